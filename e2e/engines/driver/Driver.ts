/** A place in the viewport, in CSS pixels from its top left corner. */
export interface Point {
  x: number
  y: number
}

export type Key = 'Backspace' | 'End' | 'Enter'

/** A person's browser window, with the few things that both automation protocols can do. Everything else is built on them. */
export interface Driver {
  /** Opens an address and waits until the document has loaded. */
  open: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Evaluates an expression in the page. Waits for its promise and returns its value as JSON would carry it. */
  evaluate: (expression: string) => Promise<unknown>
  click: (at: Point) => Promise<void>
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Gives a file to the file input that the expression returns. */
  upload: (expression: string, path: string) => Promise<void>
  /** The visible part of the page as PNG. */
  screenshot: () => Promise<Uint8Array>
  /** Closes the window. Its storage goes with it. */
  close: () => Promise<void>
}

/** The size of a window's viewport, in CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** A browser that opens windows, each with separate storage, as if it belonged to another person. */
export interface Engine {
  open: (size: Size) => Promise<Driver>
  /** Ends every program that was started for it. */
  close: () => Promise<void>
}
