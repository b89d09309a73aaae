import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from './embedded-postgres.ts'
import { type StartedPlatform, startPlatform } from './testing/start-platform.ts'

// The real thing, on a folder and a port of its own. The first of these builds the web client when it is not built.
describe('npm start', () => {
  let folder: string
  let port: number
  /** The platform that the test before has left running: each goes on where the one before it ended. */
  let running: StartedPlatform | undefined

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'strongroom-start-'))
    port = await freePort()
  })
  afterAll(async () => {
    await running?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (more: NodeJS.ProcessEnv = {}) =>
    startPlatform({ DATA_DIR: join(folder, 'data'), PORT: String(port), DEMO_DATA: 'small', ...more })
  const isRunning = () =>
    running !== undefined && running.child.exitCode === null && running.child.signalCode === null
  /** The running platform; starts one where there is none. */
  const begun = async () => {
    if (!running || !isRunning()) running = start()
    await running.ready
    return running
  }
  const nothingIsLeft = () => expect.poll(() => processesOn(folder)).toEqual([])
  const readiness = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status,
      () => 0,
    )
  /** The first step of signing in, which looks the member up and checks the password. */
  const signIn = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/user/beforeSignIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'dee@example.com', password: 'Strongroom-demo-1' }),
    })
    return { status: response.status, code: ((await response.json()) as { code?: string }).code }
  }

  test('knows the last of the demo members the first time it says that it is ready', async () => {
    running = start()
    await expect.poll(readiness, { interval: 100 }).toBe(200)
    expect(existsSync(join(folder, 'data/demo.json'))).toBe(true)
    expect(await signIn()).toMatchObject({ status: 200 })
  })

  test('is ready again, and answers, after its API was killed', async () => {
    const { hasSaid } = await begun()
    process.kill(processOf('api/src/main.ts', folder), 'SIGKILL')
    await hasSaid('"api" was ended by SIGKILL; starting it again')
    await expect.poll(readiness).toBe(200)
    expect(await signIn()).toMatchObject({ status: 200 })
  })

  test('serves, and says who has the folder, and who has the port', async () => {
    await begun()
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200)
    const page = await (await fetch(`http://localhost:${port}/`)).text()
    const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src]) => src)
    const code = await Promise.all(
      scripts.map(async src => (await fetch(`http://localhost:${port}${src}`)).text()),
    )
    // React says so only while somebody develops with it.
    const says = (words: string) => code.some(each => each.includes(words))
    expect(['createRoot', 'React DevTools'].map(says)).toEqual([true, false])
    // The first of them waits for none. Chromium compiles their functions while they load where their first line says so.
    expect(page).toContain(`<script type="module" async crossorigin src="${scripts[0]}">`)
    expect(code.map(each => each.split('\n', 1)[0])).toEqual(
      scripts.map(() => '//# allFunctionsCalledOnLoad'),
    )
    const home = await (await fetch(`http://localhost:${port}/dashboard`)).text()
    // Each takes a round trip, and over HTTP/1.1 a browser asks for six at a time.
    expect(home.match(/<link rel="(modulepreload|stylesheet|preload)"/g)?.length).toBeLessThan(30)
    const sameFolder = await start({ PORT: String(await freePort()) }).ended
    expect(sameFolder).toMatchObject({ code: 1, said: expect.stringContaining('already running') })
    const samePort = await start({ DATA_DIR: join(folder, 'other') }).ended
    expect(samePort).toMatchObject({ code: 1, said: expect.stringContaining(`Port ${port} is taken`) })
    expect(existsSync(join(folder, 'other'))).toBe(false)
  })

  test('is refused on the database of a platform whose keys it has not, and makes none of its own', async () => {
    await begun()
    const read = (name: string) => readFileSync(join(folder, 'data', name), 'utf8')
    const { postgresPassword, sealKey } = JSON.parse(read('secrets.json'))
    const second = {
      DATABASE_URL: `postgresql://postgres:${postgresPassword}@127.0.0.1:${read('postgres-port')}/strongroom`,
      DATA_DIR: join(folder, 'second'),
      PORT: String(await freePort()),
    }
    const withoutKeys = await start(second).ended
    expect(withoutKeys).toMatchObject({ code: 1, said: expect.stringContaining('its keys are not here') })
    expect(existsSync(second.DATA_DIR)).toBe(false)
    const withOthers = await start({ ...second, SECRET_KEY: 'another '.repeat(5), SEAL_KEY: sealKey }).ended
    expect(withOthers).toMatchObject({ code: 1, said: expect.stringContaining('SECRET_KEY is not the one') })
    const wrongPassword = await start({
      ...second,
      DATABASE_URL: second.DATABASE_URL.replace(postgresPassword, 'kept-from-everybody'),
    }).ended
    expect(wrongPassword).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^DATABASE_URL: PostgreSQL at/m),
    })
    for (const { said } of [withoutKeys, withOthers, wrongPassword])
      expect(said).not.toMatch(new RegExp(`^ +at |${postgresPassword}|kept-from-everybody`, 'm'))
  })

  test('ends at once, and leaves nothing running, when it is told a second time', async () => {
    const { child, ended } = await begun()
    // One that cannot stop by itself.
    process.kill(processOf('api/src/main.ts', folder), 'SIGSTOP')
    const telling = setInterval(() => child.kill('SIGINT'), 100)
    const { said } = await ended
    clearInterval(telling)
    expect(said).toContain('Stopping (SIGINT)')
    await nothingIsLeft()
  })

  test('leaves nothing running when it is told to stop', async () => {
    await begun()
    expect(await running?.stop()).toBe(0)
    expect(processesOn(folder)).toEqual([])
  })

  test('is refused in a sentence, and makes nothing, where the database or what opens it is not right', async () => {
    const data = join(folder, 'data')
    const [postgres, secrets] = [join(data, 'postgres'), join(data, 'secrets.json')]
    const refused = async (words: string) => {
      const { code, said } = await start().ended
      expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(words) })
      expect(said).not.toMatch(/^ +at /m)
    }
    renameSync(postgres, `${postgres}-away`)
    await refused('is not there. Is a disk not mounted?')
    expect(existsSync(postgres)).toBe(false)
    renameSync(`${postgres}-away`, postgres)

    const right = readFileSync(secrets, 'utf8')
    rmSync(secrets)
    await refused('no secrets.json')
    expect(existsSync(secrets)).toBe(false)
    writeFileSync(secrets, right.slice(0, 9))
    await refused('was left as it is')
    writeFileSync(secrets, JSON.stringify({ postgresPassword: 'another', secretKey: 'x'.repeat(40) }))
    await refused('does not take the password in secrets.json')
    writeFileSync(secrets, right)

    chmodSync(postgres, 0o777)
    await refused(`chmod 700 ${postgres}`)
    chmodSync(postgres, 0o700)
    await begun()
  })

  test('leaves nothing running when it is killed, and starts again over what was left', async () => {
    await begun()
    await running?.stop('SIGKILL')
    await nothingIsLeft()
    await begun()
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  })

  test('stops with a sentence when its database vanishes, and makes no other', async () => {
    const { ended } = await begun()
    const postgres = join(folder, 'data/postgres')
    const pid = Number(readFileSync(join(postgres, 'postmaster.pid'), 'utf8').split('\n', 1)[0])
    renameSync(postgres, `${postgres}-away`)
    process.kill(pid, 'SIGQUIT')
    expect(await ended).toMatchObject({ code: 1, said: expect.stringContaining('has vanished') })
    expect(existsSync(postgres)).toBe(false)
  })
})

/** Every process whose command line or surroundings name the folder. */
const processesOn = (folder: string): string[] =>
  readdirSync('/proc').filter(
    pid => /^\d+$/.test(pid) && pid !== String(process.pid) && mentions(pid, folder),
  )

/** The process of the platform in the folder that runs this program. */
const processOf = (program: string, folder: string): number => {
  const isIt = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(program)
  return Number(processesOn(folder).find(isIt))
}

const mentions = (pid: string, folder: string): boolean => {
  try {
    return ['cmdline', 'environ'].some(file =>
      readFileSync(`/proc/${pid}/${file}`, 'latin1').includes(folder),
    )
  } catch {
    return false
  }
}
