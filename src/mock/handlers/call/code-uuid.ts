type Coded = { codeUuid?: string | null | undefined }

/** The input of a command with a code: a call without the id of the code's sending has none, which old journals leave open. */
export const withCodeUuid = <I extends Coded>(input: I): I & { codeUuid: string | null } => ({
  ...input,
  codeUuid: input.codeUuid ?? null,
})
