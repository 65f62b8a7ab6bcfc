type LockEntry = { version?: string; integrity?: string; optional?: boolean }
type Lock = { packages: Record<string, LockEntry | undefined> }

export declare function nodeProblem(version: string): string | null
export declare function lockHash(lockText: string, platform?: string): string
export declare function isInstalled(lock: Lock, record: Lock): boolean
export declare function causeOf(output: string): string
export declare function setUp(options?: { log?: (line: string) => void }): void
export declare function setUpOrExit(): void
