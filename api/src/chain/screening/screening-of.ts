import type { Config } from '@strongroom/shared/config'
import { demoScreening } from './demo-screening.ts'
import { httpScreening } from './http-screening.ts'
import type { Screening } from './screening.ts'

type Configured = Pick<Config, 'screeningUrl' | 'screeningToken' | 'production'>

/** The screening service a process is configured with; else the demo's list, but none in production. */
export const screeningOf = ({
  screeningUrl,
  screeningToken,
  production,
}: Configured): Screening | undefined => {
  if (screeningUrl) return httpScreening(screeningUrl, screeningToken)
  return production ? undefined : demoScreening
}
