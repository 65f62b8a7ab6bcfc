export declare function pack(folder: string): void
