export declare const htmlPages: readonly string[]
export declare function isUnreadablePage(target: string): boolean
export declare function isPagePath(pathname: string): boolean
