import { moduleCode } from '#src/model/first-screen.ts'
import { type ModuleItem, sourceType } from '#src/model/news/modules.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { plateIdOf } from './plates.ts'

const tab = (
  id: string,
  name: string,
  source: number,
  plateCode: string | null,
  moreButtonUrl: string,
): ModuleItem => ({
  id,
  name,
  sourceType: source,
  plateCode,
  moreButtonUrl,
  backColour: null,
})

const button = (id: string, name: string, moreButtonUrl: string, backColour: string): ModuleItem => ({
  id,
  name,
  sourceType: null,
  plateCode: null,
  moreButtonUrl,
  backColour,
})

/** Tabs and buttons that the exchange's editors arrange, by module code. White text has a contrast of 4.5:1 or more on each colour. */
export const seedModules = (): Map<string, ModuleItem[]> =>
  new Map([
    [
      moduleCode.newsTabs,
      [
        tab('module-1', '要闻动态', sourceType.news, 'zxdt_yw', linkTo.plate(plateIdOf('zxdt_yw'))),
        tab('module-2', '通知公告', sourceType.notice, 'notice', linkTo.plate('notice')),
        tab('module-3', '最新挂牌', sourceType.newlyListed, null, paths.project),
        tab('module-4', '政策法规', sourceType.news, 'zcfg', paths.zcfg),
        tab('module-5', '党建动态', sourceType.news, 'ddjs_dt', paths.ddjs),
        tab('module-6', '行业资讯', sourceType.news, 'zxdt_hy', linkTo.plate(plateIdOf('zxdt_hy'))),
        tab('module-7', '融资动态', sourceType.news, 'rzfw_dt', paths.rzfw),
      ],
    ],
    [
      moduleCode.buttonsUpper,
      [
        button('button-1', '我要投资', linkTo.service(1), '#0F62B8'),
        button('button-2', '我要转让', linkTo.service(2), '#8A5A00'),
      ],
    ],
    [
      moduleCode.buttonsLower,
      [
        button('button-3', '竞价规则', linkTo.plate(plateIdOf('zcfg_jy')).replace(paths.zxdt, paths.zcfg), '#146C43'),
        button('button-4', '操作手册', linkTo.plate(plateIdOf('zlxz_sc')).replace(paths.zxdt, paths.zlxz), '#0B2C5F'),
        button('button-5', '常见问题', paths.helpCenter, '#465264'),
      ],
    ],
  ])
