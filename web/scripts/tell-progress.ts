import type { Plugin } from 'vite'

/** So many modules the client has, about; the share of the build that reading them takes, in per cent. */
const MODULES = 2_000
const READING = 60
const DONE = 100
const LOOK_MS = 5_000

/** Tells the process that has begun the build how far it is, in per cent. */
export const tellProgress = (): Plugin => {
  let told = -1
  const tell = (percent: number) => {
    const done = Math.floor(percent)
    if (done <= told) return
    told = done
    process.send?.({ start: { doing: 'building the client', done, of: DONE } })
  }
  const upTo = (share: number, from: number, to: number) => tell(from + (to - from) * Math.min(1, share))
  let writing: NodeJS.Timeout | undefined
  /** The bundler makes the files small by itself, and says nothing meanwhile: the processor time it gets is what moves. */
  const tellWriting = () => {
    const begun = process.cpuUsage()
    const tellUsed = () => {
      const { user, system } = process.cpuUsage(begun)
      const done = Math.round((user + system) / 1e6)
      process.send?.({ start: { doing: 'writing the client, seconds of processor:', done } })
    }
    writing = setInterval(tellUsed, LOOK_MS)
    writing.unref()
  }
  let parsed = 0
  let rendered = 0
  return {
    name: 'tell-progress',
    apply: 'build',
    buildStart: () => tell(0),
    moduleParsed: () => upTo(++parsed / MODULES, 0, READING),
    renderChunk: (_, __, ___, { chunks }) => {
      const all = Object.keys(chunks).length
      upTo(++rendered / all, READING, DONE - 1)
      if (rendered === all) tellWriting()
      return null
    },
    closeBundle: () => clearInterval(writing),
  }
}
