/** Whether a moment (ISO) comes after another one, whatever zone each is written in. */
export const isAfter = (later: string, earlier: string): boolean => Date.parse(later) > Date.parse(earlier)
