/*
 * A step of its own: the addresses of everything that these screens load stay out of the first load of the home page.
 */
export const contractOnlineEdit = () => import('./ContractOnlineEditPage.tsx')
export const contractConfirm = () => import('./ContractConfirmPage.tsx')
export const sign = () => import('./ContractSignPage.tsx')
export const sealApply = () => import('./SealsPage.tsx')
export const sealQrcode = () => import('./SealFacePage.tsx')
export const myContract = () => import('./MyContractPage.tsx')
export const edit = () => import('./ContractEditPage.tsx')
export const signatoryList = () => import('./SignatoryListPage.tsx')
export const addSignatory = () => import('./AddSignatoryPage.tsx')
export const contractVerify = () => import('./VerifyPage.tsx')
