import { keepEarlyText } from '@otm/forms/early-text';

keepEarlyText();
