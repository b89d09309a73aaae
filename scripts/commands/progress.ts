/** One line that is written over again and again on a terminal, and now and then in a log file. */
export const progressLine = (everyMs = process.stdout.isTTY ? 100 : 5_000) => {
  let shown = 0
  let before = ''
  return (text: string, { last = false } = {}): void => {
    const now = performance.now()
    if (!last && now - shown < everyMs) return
    shown = now
    // A log file has no use for the same line twice.
    if (!process.stdout.isTTY && text === before) return
    before = text
    process.stdout.write(process.stdout.isTTY ? `\r\u001B[K${text}${last ? '\n' : ''}` : `${text}\n`)
  }
}

/** `[#####·····]`, for a share between 0 and 1. */
export const bar = (share: number, width = 30): string => {
  const full = Math.round(Math.min(1, Math.max(0, share)) * width)
  return `[${'#'.repeat(full)}${'·'.repeat(width - full)}]`
}
