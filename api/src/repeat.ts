/** Does something again and again, `pauseMs` after it was done. `stop` waits for what is under way. */
export const repeat = (
  pauseMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } => {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const once = async (): Promise<void> => {
    await work().catch(onError)
    if (!stopped) timer = setTimeout(go, pauseMs)
  }
  let underWay = Promise.resolve()
  const go = () => {
    underWay = once()
  }
  go()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
