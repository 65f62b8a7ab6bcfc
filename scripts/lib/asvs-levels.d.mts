export declare const levelsBySection: Readonly<Record<string, string>>
export declare const requirements: (readonly [id: string, level: number])[]
