import { keepProcess } from '../start/keep-process.ts'

// Keeps `lives.ts` running until killed.
keepProcess({
  name: 'lives',
  script: 'scripts/testing/lives.ts',
  environment: process.env,
  logFile: `${process.env.LIVES}.log`,
  say: () => {},
  giveUp: error => {
    throw error
  },
})
