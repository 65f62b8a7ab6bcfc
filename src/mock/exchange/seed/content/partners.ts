import { type Partner, positionTypes } from '#src/model/content/schema.ts'
import { logo } from '../pictures.ts'

/** `=` introduces an address other than the default; several are invalid, as editors' mistakes are (HM-15). */
const names: Readonly<Record<(typeof positionTypes)[number], string>> = {
  0: '岷江农村商业银行 岷源产业银行 蜀都城市银行 沱江村镇银行 川西资产评估事务所 明衡会计师事务所 锦岸律师事务所 嘉陵拍卖行 锦川招标代理 云岭测绘院=javascript:alert(1) 岷源数据科技 天岷公证处=www.nohttp.example',
  11: '省国有资产监督管理委员会 省财政厅 省发展和改革委员会 省地方金融管理局 省自然资源厅 省市场监督管理局 省公共资源交易服务中心 省司法厅 省审计厅=//audit.example/ 省机关事务管理局',
  12: '岷江产业投资集团 岷源资产管理公司 川西城市建设投资集团 沱江交通投资集团 嘉陵水务投资集团 青衣文化旅游集团 金沙能源投资集团 巴岭农业发展集团 蜀岳商贸投资集团 锦江科技创新投资=ftp://files.jinjiang-tech.example/',
  13: '产权协会 资产评估协会 注册会计师协会 律师协会 拍卖行业协会 招标投标协会 房地产业协会 中小企业协会 信用协会=  仲裁委员会=http://arbitration.example/',
  14: '北岭产权交易所 东湖产权交易中心 南湾联合产权交易所 西原产权交易所 江汉产权市场 湘水产权交易所 滇池产权交易中心 黔岭产权交易所 珠湾产权交易集团 秦川产权交易中心',
  15: '西南财经研究院 岷江大学经济学院 川西数字经济研究院 天府招商中心 蜀汇产业园 锦城孵化器 沱江物流园=data:text/html,hello 嘉陵文旅联盟 青衣金融服务平台 岷江新闻传媒 云岷大数据中心',
}

const slug = (position: number, index: number) => `https://www.partner-${position}-${index + 1}.example/`

export const seedPartners = (): Map<number, Partner[]> =>
  new Map(
    positionTypes.map((position) => [
      position,
      names[position].split(/ (?=\S)/).map((entry, index): Partner => {
        const [name = '', ...address] = entry.trim().split('=')
        const id = `partner-${position}-${index + 1}`
        return {
          id,
          name,
          url: address.length > 0 || entry.includes('=') ? address.join('=') : slug(position, index),
          imgSrc: logo(id, name),
        }
      }),
    ]),
  )
