export { HelpPage } from './centre/HelpPage.tsx'
export { HelpArticlePage } from './article/HelpArticlePage.tsx'
export { HelpBrowserPage } from './browser/HelpBrowserPage.tsx'
