/** `tls.isOld` is for nginx before 1.25.1. */
type Options = {
  wwwRoot?: string
  mimeTypes?: string
  temp?: string
  port?: number
  tls?: { port?: number; certificates?: string; isOld?: boolean }
}

export declare const configurations: Readonly<Record<string, Options>>
export declare function nginxConf(
  template: string,
  env: Readonly<Record<string, string | undefined>>,
  options?: Options,
): string
export declare function currentNginxConf(options?: Options): string
