import { createElement } from 'react'
import { ArticlePage } from './article/ArticlePage.tsx'
import { SectionPage } from './section/SectionPage.tsx'
import { type SectionName, sections } from './sections.ts'

const list = (name: SectionName) => () => createElement(SectionPage, { key: name, section: sections[name] })
const article = (name: SectionName) => () => createElement(ArticlePage, { key: name, section: sections[name] })

export const ZxdtPage = list('zxdt')
export const ZcfgPage = list('zcfg')
export const RzfwPage = list('rzfw')
export const ZlxzPage = list('zlxz')
export const DdjsPage = list('ddjs')
export const XxgkPage = list('xxgk')
export const ZxdtArticle = article('zxdt')
export const FcpdArticle = article('fcpd')
export const ZcfgArticle = article('zcfg')
export const RzfwArticle = article('rzfw')
export const ZlxzArticle = article('zlxz')
export const DdjsArticle = article('ddjs')
export const XxgkArticle = article('xxgk')
