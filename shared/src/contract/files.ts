import * as v from 'valibot'

/** An uploaded file: its id goes into the call it is for (`transferImg`, `receipt`, `statement`). */
export const uploadedFile = v.object({
  id: v.string(),
  type: v.picklist(['image/jpeg', 'image/png', 'image/bmp', 'image/heic', 'application/pdf']),
  size: v.number(),
})
export type UploadedFile = v.InferOutput<typeof uploadedFile>
