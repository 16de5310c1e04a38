/** A point in the viewport, in CSS pixels from its top left corner. */
export interface Point {
  x: number
  y: number
}

export type Key = 'ArrowDown' | 'Backspace' | 'End' | 'Enter' | 'Escape'

/** A person's browser window, with the few actions that both automation protocols support. All others build on these. */
export interface Driver {
  /** Opens an address and waits until the document has loaded. */
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Evaluates an expression in the page, awaits its promise, and returns its value as JSON. */
  evaluate: (expression: string) => Promise<unknown>
  click: (at: Point) => Promise<void>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Sets the file of the file input that the expression returns. */
  upload: (expression: string, path: string) => Promise<void>
  /** Returns the visible part of the page as PNG. */
  screenshot: () => Promise<Uint8Array>
  /** Closes the window and deletes its storage. */
  close: () => Promise<void>
}

/** The size of a window's viewport, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A browser that opens windows with separate storage, one per person. */
export interface Engine {
  open: (size: Size) => Promise<Driver>
  /** Stops every program that was started for the browser. */
  close: () => Promise<void>
}
