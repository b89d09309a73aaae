/** SQL: whether every read model has come to the end of the log (`given.head`). */
export const isCaughtUp = `not exists (
  select from views.checkpoint where generation = 'live' and position <> (select head from given))`

/** SQL: the beginning (UTC) of the day after a moment. */
export const nextDay = (moment: string): string =>
  `(date_trunc('day', ${moment} at time zone 'UTC') + interval '1 day') at time zone 'UTC'`
