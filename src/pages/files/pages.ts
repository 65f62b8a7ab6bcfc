/** One file: the parts that the three screens share are loaded once. */
export { default as ProjectsPage } from './ProjectsPage.tsx'
export { default as FolderPage } from './FolderPage.tsx'
export { default as ListPage } from './ListPage.tsx'
