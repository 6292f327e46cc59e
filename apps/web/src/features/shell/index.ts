export { FloatingStack } from './floating-stack';
export { Footer } from './footer';
export { Header } from './header';
export { MobileMenu } from './mobile-menu';
