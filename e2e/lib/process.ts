import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const followParent = join(root, 'scripts/start/follow-parent.ts')

/** A process of the platform that can be hurt: killed, frozen, started again with another environment. */
export class Victim {
  readonly name: string
  readonly #command: readonly [string, ...string[]]
  readonly #logFile: string
  #environment: NodeJS.ProcessEnv
  #child: ChildProcess | undefined

  private constructor(
    name: string,
    command: readonly [string, ...string[]],
    environment: NodeJS.ProcessEnv,
    logFile: string,
  ) {
    this.name = name
    this.#command = command
    this.#environment = environment
    this.#logFile = logFile
  }

  /** A TypeScript program of the repository, which ends with this process in every case. */
  static script(name: string, script: string, environment: NodeJS.ProcessEnv, logFile: string): Victim {
    return new Victim(
      name,
      [process.execPath, '--import', followParent, join(root, script)],
      environment,
      logFile,
    )
  }

  static program(name: string, command: readonly [string, ...string[]], logFile: string): Victim {
    return new Victim(name, command, process.env, logFile)
  }

  /** Resident memory now, in megabytes; nothing while it does not run. */
  get memoryMb(): number | undefined {
    const status = this.isRunning && readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8')
    const kilobytes = status && /^VmRSS:\s+(\d+)/m.exec(status)?.[1]
    return kilobytes ? Number(kilobytes) / 1024 : undefined
  }

  /** Of the running process. */
  get pid(): number | undefined {
    return this.isRunning ? this.#child?.pid : undefined
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  start(changes: NodeJS.ProcessEnv = {}): void {
    if (this.isRunning) return
    this.#environment = { ...this.#environment, ...changes }
    const [program, ...args] = this.#command
    const log = openSync(this.#logFile, 'a')
    this.#child = spawn(program, args, {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', log, log, 'ipc'],
    })
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning || !this.#child) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGCONT')
    this.#child.kill(signal)
    await ended
  }

  freeze(): void {
    this.#child?.kill('SIGSTOP')
  }

  thaw(): void {
    this.#child?.kill('SIGCONT')
  }
}
