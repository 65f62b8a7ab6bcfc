type Asked = { data: unknown; isError: boolean; errorUpdateCount?: number }

/**
 * The query has failed and has no data. Remains true during a refetch, so that the error state stays, and with it the button that
 * has the focus.
 */
export const hasFailed = ({ data, isError, errorUpdateCount = 0 }: Asked): boolean =>
  data === undefined && (isError || errorUpdateCount > 0)
