import { join, resolve } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { hideSecrets, StartRefused } from '@strongroom/api/process'
import { type Config, ConfigurationError, readConfig, withPasswords } from '@strongroom/shared/config'
import { freePort, portIsFree } from './embedded-postgres.ts'
import { apiYoungGeneration, memorySettings, smallYoungGeneration } from './memory-settings.ts'
import { buildWeb } from './start/build-web.ts'
import { keepDatabase } from './start/database.ts'
import { type DemoMember, readDemo } from './start/demo.ts'
import { emptyFolder, freshLogFile, refuseLostDatabase } from './start/folder.ts'
import { lockFolder, refuseIfRunning } from './start/folder-lock.ts'
import { keepProcess } from './start/keep-process.ts'
import { lastWordsIn } from './start/last-words.ts'
import { refuseOtherPlatform } from './start/other-platform.ts'
import { readSecrets, type Secrets } from './start/secrets.ts'
import { stopped } from './start/stopped.ts'
import { hearProgress, openTeller } from './start/teller.ts'
import { untilReady } from './start/until-ready.ts'
import { watchDisk } from './start/watch-disk.ts'
import { root, toolEnvironment } from './tool.ts'

// `npm start`: the whole platform on one machine. Read it from top to bottom.
const { values: flags } = parseArgs({ options: { fresh: { type: 'boolean' }, yes: { type: 'boolean' } } })
const started = performance.now()
/** How each thing that was begun is stopped: in the opposite order. The processes of one list are stopped side by side. */
const stops: (() => unknown)[] = []
const processes: { readonly stop: () => Promise<void>; readonly kill: () => void }[] = []
const trouble = Promise.withResolvers<never>()
let logsOf = process.env.DATA_DIR || '.data'
const teller = openTeller({ lastWords: () => lastWordsIn(resolve(logsOf)) })
const { say } = teller

const run = async (): Promise<void> => {
  const { config, environment } = await configure()
  const folder = resolve(config.dataDirectory)
  logsOf = folder
  if (flags.fresh) {
    refuseIfRunning(folder)
    await emptyFolder(folder, { yes: flags.yes ?? false })
  }
  stops.push(lockFolder(folder, config.port))
  stops.push(watchDisk({ folder, say }))
  await refuseTakenPort(config)
  await refuseOtherPlatform({ folder, config, environment, say })

  if (!process.env.DATABASE_URL) refuseLostDatabase(folder)
  const secrets = readSecrets(folder)
  const childEnvironment = {
    ...environment,
    DATA_DIR: folder,
    SECRET_KEY: environment.SECRET_KEY || secrets.secretKey,
    SEAL_KEY: environment.SEAL_KEY || secrets.sealKey,
    DEV_MAILBOX: environment.DEV_MAILBOX || (config.production || config.smtpUrl ? 'off' : 'on'),
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...memorySettings,
  }
  const begin = (room: 'api' | 'workers', later: Promise<NodeJS.ProcessEnv>) =>
    processes.push(
      keepProcess({
        name: `The process "${room}"`,
        script: `${room}/src/main.ts`,
        flags: [room === 'workers' ? smallYoungGeneration : apiYoungGeneration],
        environment: childEnvironment,
        logFile: freshLogFile(folder, room),
        say,
        giveUp: trouble.reject,
        hear: hearProgress(teller.moved),
        later,
      }),
    )
  // The client is built, and the processes load their programs, while the database and the demo are prepared.
  const built = buildWeb(teller)
  const opened = openDatabase(folder, secrets).then(url => ({
    DATABASE_URL: url,
    DATABASE_PASSWORD: undefined,
  }))
  const demo = opened.then(database =>
    config.demoData === 'off' ? [] : readDemo(folder, { ...childEnvironment, ...database }, teller),
  )
  // A demo with a past is brought in first: jobs at work meanwhile would put today between the days of the past.
  begin('workers', config.demoData === 'on' ? demo.then(() => opened) : opened)
  // The API answers once the demo is in: otherwise a person could read `ready` and then be refused with a demo login.
  begin(
    'api',
    Promise.all([demo, built]).then(() => opened),
  )
  const [members] = await Promise.all([demo, built])
  await untilReady({ ...config, ...teller })
  teller.end()
  welcome(config, folder, members)
}
const configure = async (): Promise<{ config: Config; environment: NodeJS.ProcessEnv }> => {
  const environment = withPasswords(toolEnvironment())
  if (environment.PORT === '0') environment.PORT = String(await freePort())
  // The embedded database has no URL yet; everything else can be judged before anything is started.
  const config = readConfig({
    ...environment,
    DATABASE_URL: environment.DATABASE_URL || 'postgresql://embedded',
  })
  return { config, environment }
}

const refuseTakenPort = async ({ host, port }: Config): Promise<void> => {
  const isFree = await portIsFree(port, host).catch((error: Error) => {
    throw new StartRefused(`Port ${port} of ${host} cannot be used: ${error.message}.`)
  })
  if (isFree) return
  throw new StartRefused(`Port ${port} is taken by another program. Stop it, or set PORT to another one.`)
}

const openDatabase = async (folder: string, secrets: Secrets): Promise<string> => {
  const { DATABASE_URL: url } = withPasswords(process.env)
  if (url) return url
  const database = await keepDatabase({ folder, secrets, say, giveUp: trouble.reject, moved: teller.moved })
  stops.push(database.stop)
  process.once('exit', database.kill)
  return database.url
}

const welcome = ({ publicUrl, production }: Config, folder: string, members: readonly DemoMember[]): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`\nStrongroom is running at ${publicUrl} (started in ${seconds} s)\n`)
  if (!production) say(`Mailbox        ${publicUrl}/dev/mailbox`)
  say(`API reference  ${publicUrl}/docs`)
  say(`Data and logs  ${folder}`)
  if (members.length > 0)
    console.log('\nDemo members, all with password Strongroom-demo-1 and PAY code 246810:\n')
  for (const { email, uid, about } of members) say(`${email.padEnd(20)} ${uid.padEnd(12)} ${about}`)
  console.log('\nCtrl-C stops everything.')
}

const stopAll = async (): Promise<void> => {
  await Promise.all(processes.map(each => each.stop()))
  for (const stop of stops.reverse()) await stop()
}

console.log('Strongroom')
// Before all has stopped: a second Ctrl-C, which leaves nothing behind either.
process.once('exit', () => {
  for (const each of processes) each.kill()
})
try {
  const signal = await Promise.race([run().then(() => stopped), stopped, trouble.promise, teller.stalled])
  teller.end()
  console.log(`\nStopping (${signal})`)
} catch (error) {
  process.exitCode = 1
  teller.end()
  const plain = error instanceof StartRefused || error instanceof ConfigurationError
  console.error(hideSecrets(process.env)(plain ? `\n${error.message}` : inspect(error)))
}
await stopAll()
process.exit()
