import { forBoth, forUser } from './call.ts'
import * as wire from './schemas.ts'

export const get = forBoth.query({
  path: '/upload/{id}/S',
  summary:
    'An uploaded file, for its owner and for administrators; what proves an identity, for those who decide on it',
  refuses: ['LOOK_REASON_NEEDED'],
  answer: wire.done,
})

export const upload = forUser.command({
  path: '/upload/S',
  summary:
    'Uploads an image (JPG, PNG, BMP, HEIC) of at most 2048 KB, or a PDF, JPG or PNG of at most 20 MB; its use is decided where it is handed in. With type=image, statement (20 MB) or document (10 MB) it is held to that use',
  file: { maxBytes: 20 * 1024 * 1024 },
  answer: wire.records(wire.uploadedFile),
})
