export const drawFromUrl = (_path: string, _params: URLSearchParams): { svg: string } | null => null
