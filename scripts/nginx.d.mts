type Places = { wwwRoot?: string; mimeTypes?: string }

export declare function nginxConf(
  template: string,
  env: Readonly<Record<string, string | undefined>>,
  places?: Places,
): string
export declare function currentNginxConf(places?: Places): string
