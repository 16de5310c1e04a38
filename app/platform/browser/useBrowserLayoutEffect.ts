import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` in browsers. On the server, where React warns about layout effects, it does nothing. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
