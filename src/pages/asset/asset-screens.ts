/** Both screens are in one file: a chunk of the parts that they share would be loaded with the home page. */
export { default as AssetPage } from './AssetPage.tsx'
export { default as ManagedPage } from './ManagedPage.tsx'
