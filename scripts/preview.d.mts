export declare function backendNote(env: Record<string, string | undefined>): string | null
