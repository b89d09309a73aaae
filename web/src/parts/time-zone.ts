/** The reader's time zone, for lists that are filtered by whole days. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
