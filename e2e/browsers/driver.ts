import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** A source of input as WebDriver names it, with what it does one after the other. */
export type InputSource = {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly actions: readonly Readonly<Record<string, unknown>>[]
}

/** A window of a browser of its own, with nothing of any other in its store. */
export type Driver = {
  /** Opens an address and waits until its page has loaded. */
  readonly open: (url: string) => Promise<void>
  /** Runs the body of an async function in the page; `args` and what it gives are JSON. Throws when the page goes away meanwhile. */
  readonly run: <T>(body: string, ...args: readonly unknown[]) => Promise<T>
  /** Does what a hand does, at the level of the browser. */
  readonly act: (sources: readonly InputSource[]) => Promise<void>
  /** A picture of what is on screen, as PNG. */
  readonly picture: () => Promise<Buffer>
  /** Errors that the page has thrown or said, as far as the browser tells. */
  readonly complaints: () => readonly string[]
  readonly close: () => Promise<void>
}

/** A browser that runs. */
export type Browser = { readonly open: () => Promise<Driver>; readonly close: () => Promise<void> }

export const WIDTH = 1440
export const HEIGHT = 900

/** How long a person waits for a thing: on the slowest machine it is there by then. */
export const PATIENCE_MS = 180_000

/** A program that runs; it stops with this process. */
export type Program = {
  /** Waits for a line of what it says; throws with all it said when it ends before. */
  readonly says: (line: RegExp) => Promise<RegExpExecArray>
  /** Waits until it listens on a port of this machine. */
  readonly listens: (port: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a program. What it writes to its outputs and to the file descriptor 3 is heard. */
export const startProgram = (
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Program => {
  const child = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let said = ''
  const heard = new EventEmitter()
  for (const stream of child.stdio.slice(1)) {
    stream?.on('data', (text: Buffer) => {
      said += text
      heard.emit('more')
    })
  }
  const ended = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${command} ended:\n${said}`)))
  })
  // It is told to those that wait; an end that was asked for is no fault.
  ended.catch(() => {})
  const stopAtExit = () => child.kill('SIGKILL')
  process.once('exit', stopAtExit)
  const saidLine = async (line: RegExp) => {
    for (;;) {
      const match = line.exec(said)
      if (match) return match
      await once(heard, 'more')
    }
  }
  const listensOn = async (port: number) => {
    while (!(await isListening(port))) await setTimeout(20)
  }
  return {
    says: line => Promise.race([saidLine(line), ended]),
    listens: port => Promise.race([listensOn(port), ended]),
    stop: async () => {
      process.off('exit', stopAtExit)
      child.kill('SIGTERM')
      await ended.catch(() => {})
    },
  }
}

const isListening = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
