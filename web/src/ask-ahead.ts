import { queries } from './app/queries.ts'
import { readSession } from './client/session.ts'
import { readHome } from './features/wallet/member/dashboard/read-home.ts'

// A script of its own, some 20 kB, which the page's head runs before the code of the screens has come: home's figures are then
// there when home is drawn for the first time.
if (readSession() && /\/dashboard\/?$/.test(location.pathname)) void readHome(queries)
