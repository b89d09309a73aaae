import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { theme } from '../look/theme.tsx'

/** Shows a part with everything around it that a real page has. */
export const onScreen = (part: ReactElement): RenderResult =>
  render(part, {
    wrapper: ({ children }) => (
      <MantineProvider env="test" theme={theme}>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
        </I18nProvider>
      </MantineProvider>
    ),
  })

/** Shows a part that has links. */
export const onPage = async (part: ReactElement): Promise<RenderResult> => {
  const routeTree = createRootRoute({ component: () => part })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  // In development a route's file joins the router made last. Those of the app are loaded by later files of this process, and
  // would belong to this one: their screens would stay blank.
  Reflect.deleteProperty(self, '__TSR_ROUTER__')
  await router.load()
  return onScreen(<RouterProvider router={router as never} />)
}
