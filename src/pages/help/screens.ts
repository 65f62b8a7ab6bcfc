export { HelpPage } from './centre/HelpPage.tsx'
export { HelpArticlePage } from './article/HelpArticlePage.tsx'
