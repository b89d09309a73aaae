/** Details of a refusal as text, as they are kept. */
export const detailsAsText = (
  details: Readonly<Record<string, string | number>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]))
