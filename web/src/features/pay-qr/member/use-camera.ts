import QrScanner from 'qr-scanner'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** `none`: the browser has no camera, or the member did not allow it. */
export type Camera = 'off' | 'starting' | 'on' | 'none'

/** Reads QR codes from the camera into `onText`, as long as `isOn`. The stream ends with the screen. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onText: (text: string) => void,
): Camera {
  const [camera, setCamera] = useState<Camera>('off')
  const listener = useRef(onText)
  listener.current = onText
  useEffect(() => {
    if (!isOn || !video.current) return
    let isGone = false
    const scanner = new QrScanner(video.current, ({ data }) => listener.current(data), {
      highlightScanRegion: true,
      returnDetailedScanResult: true,
    })
    setCamera('starting')
    scanner.start().then(
      () => !isGone && setCamera('on'),
      () => !isGone && setCamera('none'),
    )
    return () => {
      isGone = true
      scanner.destroy()
      setCamera('off')
    }
  }, [isOn, video])
  return camera
}

/** The text of the QR code in an image, or nothing when there is none to be read. */
export const textInImage = async (image: File): Promise<string | undefined> => {
  try {
    return (await QrScanner.scanImage(image, { returnDetailedScanResult: true })).data
  } catch {
    return undefined
  }
}
