import { type ComponentType, createElement } from 'react'
import { ArticlePage } from './article/ArticlePage.tsx'
import { SectionPage } from './section/SectionPage.tsx'
import { sections } from './sections.ts'

const screens = new Map<string, ComponentType>()
for (const [name, section] of Object.entries(sections)) {
  screens.set(section.detail, () => createElement(ArticlePage, { key: name, section }))
  // The property channel has no list of its own.
  if (!screens.has(section.path)) screens.set(section.path, () => createElement(SectionPage, { key: name, section }))
}

/** The screen of one of the addresses in `routes.ts`. */
export const screenOf = (path: string): ComponentType => screens.get(path)!
