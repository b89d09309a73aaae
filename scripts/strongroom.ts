import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { runCommand } from './commands/run-command.ts'

// `npm run strongroom -- <command>`: operators' commands.
tuneGarbageCollector()
process.exitCode = await runCommand(process.argv.slice(2))
