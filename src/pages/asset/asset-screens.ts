/** Both screens come in one file: they are made of the same parts, which would otherwise travel with the home page. */
export { default as AssetPage } from './AssetPage.tsx'
export { default as ManagedPage } from './ManagedPage.tsx'
