import { declare } from './call.ts'
import * as wire from './schemas.ts'

export const get = declare({
  method: 'GET',
  path: '/upload/{id}/S',
  audience: 'both',
  summary:
    'An uploaded file, for its owner and for administrators; what proves an identity, for those who decide on it',
  changes: false,
  answer: wire.done,
})
