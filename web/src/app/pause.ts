/** Lets so many milliseconds pass. */
export const pause = (forMs: number): Promise<void> => new Promise(resolve => setTimeout(resolve, forMs))
