import { useSyncExternalStore } from 'react'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    tell => {
      const media = matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    () => matchMedia(query).matches,
  )
}

/** Up to 768 px a table becomes rows of two or three lines. */
export const useIsNarrow = (): boolean => useMedia('(max-width: 768px)')
