import { type LinkProps, useCanGoBack, useRouter } from '@tanstack/react-router'

/** Goes back as the browser does; to `otherwise` where nothing of this client came before. */
export function useBack(otherwise: NonNullable<LinkProps['to']>): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: otherwise })
  }
}
