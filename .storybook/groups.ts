/** The groups in the catalog's sidebar, in order, with their components. */
export const groups: Readonly<Record<string, readonly string[]>> = {
  Actions: ['Button', 'ButtonLink', 'IconButton', 'ResendLink', 'Menu', 'HoverMenu'],
  Fields: [
    'TextField',
    'LimitedTextField',
    'PhoneField',
    'DateTimeField',
    'SuggestionField',
    'CodeBoxes',
    'NumberStepper',
    'FileUpload',
  ],
  Choices: ['Checkbox', 'Switch', 'Choice', 'SegmentedFilter', 'Select', 'TintSwatches'],
  Feedback: ['Banner', 'NoticeBar', 'NoticeProvider', 'Toast', 'Tooltip', 'Spinner', 'Skeleton', 'PlaceholderCard'],
  Overlays: ['Dialog', 'ConfirmDialog', 'CropDialog', 'PhotoViewer', 'SidePanel'],
  Navigation: ['Header', 'Footer', 'Tabs', 'AppStoreBadge'],
  Content: [
    'Avatar',
    'EventCard',
    'ImageCard',
    'ThumbnailGrid',
    'Carousel',
    'QrCode',
    'GuestTable',
    'ThemeScope',
    'VideoBackground',
  ],
}
