import { describe, expect, test } from 'vitest'
import { documentTitle, titleLevels } from '#src/shared/lib/navigation/page-title.ts'

describe('[RT-03] the levels of a title', () => {
  test.each([
    ['首页', ['首页']],
    ['新闻>新闻详情', ['新闻', '新闻详情']],
    ['用户中心 > 我的项目', ['用户中心', '我的项目']],
    ['一级>二级>三级', ['一级', '二级']],
    ['>二级', ['二级']],
    ['', []],
  ])('%s', (title, levels) => {
    expect(titleLevels(title)).toEqual(levels)
  })
})

describe('[RT-02] the document title', () => {
  test.each([
    [['首页'], '岷江产权交易网 - 首页'],
    [['新闻', '新闻详情'], '岷江产权交易网 - 新闻 - 新闻详情'],
    [[], '岷江产权交易网'],
  ])('begins with the product name: %j', (levels, title) => {
    expect(documentTitle('岷江产权交易网', levels)).toBe(title)
  })
})
