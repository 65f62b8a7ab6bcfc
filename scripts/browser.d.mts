type LaunchOptions = { executablePath?: string; channel?: string }
type RunResult = { code: number; output: string }
type Run = (command: string, args?: string[], options?: object) => Promise<RunResult>

export type Machine = {
  env: Record<string, string | undefined>
  platform: string
  isRoot: boolean
  which: (name: string) => string | null
  launch: (options: LaunchOptions) => Promise<string | null>
  run: Run
  runNode: Run
  log: (line: string) => void
}
export type FoundBrowser = LaunchOptions & { source: string }

export declare function launchProblem(message: string): string
export declare function tryLaunch(options: LaunchOptions): Promise<string | null>
export declare function findBrowser(overrides?: Partial<Machine>): Promise<FoundBrowser>
export declare function findFullBrowser(browser: LaunchOptions, overrides?: Partial<Machine>): Promise<string | null>
export declare function ensureChineseFont(overrides?: Partial<Machine>): Promise<void>
export declare function browserEnv(browser: LaunchOptions): Record<string, string>
export declare function browserOrExit(): Promise<FoundBrowser>
