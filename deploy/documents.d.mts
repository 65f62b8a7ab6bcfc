export declare const htmlPages: readonly string[]
export declare function isPagePath(pathname: string): boolean
