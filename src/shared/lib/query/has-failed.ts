type Asked = { data: unknown; isError: boolean; errorUpdateCount?: number }

/**
 * The question has failed and nothing has been answered since. Still so while it is asked again, so that the face that says
 * so stands, and with it the button that has the focus.
 */
export const hasFailed = ({ data, isError, errorUpdateCount = 0 }: Asked): boolean =>
  data === undefined && (isError || errorUpdateCount > 0)
