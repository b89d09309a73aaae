import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { openRunner } from './run-job.ts'
import { watchTurns } from './turns.ts'

// A process that gives jobs a turn, one after the other, as a process of workers does that has nothing else to do.
tuneGarbageCollector()
const [databaseUrl = ''] = process.argv.slice(2)
const jobs = await openRunner(databaseUrl)

const turn = async (name: string): Promise<void> => {
  const longest = watchTurns()
  const seconds = await jobs.run(name)
  process.send?.({ seconds, longest: longest() })
}
process.on('message', (name: string) => void turn(name))
process.once('disconnect', () => process.exit())
process.send?.('ready')
