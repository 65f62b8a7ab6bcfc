export declare function portFrom(env: Record<string, string | undefined>): number
export declare function isTaken(port: number): Promise<boolean>
export declare function accountTable(file: string): string
