/** All screens are in one file: a chunk of the parts that they share would be loaded with the home page. */
export { default as BranchArticlePage } from './BranchArticlePage.tsx'
export { default as BranchNewsPage } from './BranchNewsPage.tsx'
export { default as BranchPage } from './BranchPage.tsx'
