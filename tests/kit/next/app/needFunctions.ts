/** The components with a required function, such as a handler. A server component can't pass one. */
export const needFunctions: ReadonlySet<string> = new Set([
  'CodeBoxes',
  'ConfirmDialog',
  'DateTimeField',
  'Dialog',
  'FileUpload',
  'Menu',
  'NumberStepper',
  'PhotoViewer',
  'ResendLink',
  'SegmentedFilter',
  'SidePanel',
  'SuggestionField',
  'Switch',
  'Tabs',
  'ThumbnailGrid',
  'TintSwatches',
])
